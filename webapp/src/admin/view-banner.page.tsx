import { viewEndpoints } from '@creditfix/shared/admin';
import { Button, Group, Text } from '@mantine/core';
import { callApi, momentWords, Notice, queryOf, useMutation, useQuery } from '#webapp/kit/index.ts';

/**
 * Stands above every page while one of the staff sees it as somebody else does: whose it is, until when, and the way back. Ends it
 * with one click.
 */
export function ViewBanner() {
  const { data } = useQuery(queryOf(viewEndpoints.currentView));
  const end = useMutation({
    mutationFn: async () => {
      const answer = await callApi(viewEndpoints.endView);
      const userId = answer.ok ? answer.data.userId : null;
      // Reloaded: nothing of that person stays in this tab.
      window.location.assign(`/admin/dashboard?tab=users${userId ? `&open=${userId}` : ''}`);
    },
  });
  if (data?.view === null) return null;
  return (
    <Notice tone="warning" title="You see this site as somebody else">
      <Group justify="space-between" gap="sm">
        <Text>
          {data?.view
            ? `These are the pages of ${data.view.email}, until ${momentWords(data.view.until)}. Nothing can be changed from here, and each page you open is in the audit log.`
            : 'Nothing can be changed from here.'}
        </Text>
        <Button variant="filled" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
          End the view
        </Button>
      </Group>
    </Notice>
  );
}
