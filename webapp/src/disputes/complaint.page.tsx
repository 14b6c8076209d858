import { complaintFormCheckedOn } from '@creditfix/shared/disputes';
import { Button, Text } from '@mantine/core';
import { Answered, Icon, dateWords } from '#webapp/kit/index.ts';
import { ComplaintFields } from './complaint-fields.tsx';
import { useComplaint } from './disputes.queries.ts';
import { HelpFrame } from './help-frame.tsx';
import { helpMessages } from './messages.tsx';

const { complaint: said } = helpMessages;

/** A draft complaint to the CFPB: to read, copy, change and send there by the person. */
export function ComplaintPage() {
  return (
    <HelpFrame title={said.title} description={said.description}>
      {({ id }) => <Draft disputeId={id} />}
    </HelpFrame>
  );
}

function Draft({ disputeId }: { readonly disputeId: string }) {
  const answer = useComplaint(disputeId, 'cfpb');
  return (
    <Answered answer={answer} what={said.what} lines={10}>
      {({ fields, url }) => (
        <>
          <p>{said.lead}</p>
          <p>{said.attest}</p>
          {url && (
            <div>
              <Button
                component="a"
                href={url}
                target="_blank"
                rel="noreferrer"
                variant="filled"
                rightSection={<Icon name="arrow" />}
              >
                {said.goThere}
              </Button>
            </div>
          )}
          <ComplaintFields fields={fields} />
          <Text c="dimmed" size="sm">
            {said.checked(dateWords(complaintFormCheckedOn))}
          </Text>
        </>
      )}
    </Answered>
  );
}
