import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import classes from './kit.module.css';
import { kitMessages } from './messages.tsx';

/** Gray lines in the place of text that is on its way; says so to screen readers. */
export function Skeletons({
  lines = 3,
  label = kitMessages.loading,
}: {
  readonly lines?: number;
  readonly label?: string;
}) {
  return (
    <Stack role="status" gap="sm" className={classes.skeletons}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton
          key={index}
          animate={false}
          height={20}
          width={index === lines - 1 ? '60%' : '100%'}
          radius={2}
        />
      ))}
    </Stack>
  );
}
