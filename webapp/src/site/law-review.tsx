import { Text } from '@mantine/core';
import { useSiteFacts, WhereKnown } from '#webapp/kit/index.ts';
import { lawReviewMessages } from './messages.tsx';

/** Who stands behind the law in our letters, if the operator has written that down. */
export function LawReview() {
  const { lawReviewedBy, lawReviewedOn } = useSiteFacts();
  return (
    <WhereKnown any={['lawReviewedBy']}>
      <Text mt="xs" c="dimmed" size="sm" maw="var(--measure)" className="anywhere">
        {lawReviewMessages.reviewed(lawReviewedBy, lawReviewedOn)}
      </Text>
    </WhereKnown>
  );
}
