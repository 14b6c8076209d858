import { ButtonLink, Notice } from '#webapp/kit/index.ts';
import { words } from './mailing.words.tsx';
import { obstacleWords, type Obstacle } from './obstacle-words.ts';

interface ObstacleNoticeProps {
  readonly obstacle: Obstacle;
  readonly cents: number | undefined;
  /** Which of several letters it is about. */
  readonly about?: string | undefined;
}

/** Why a letter can't be mailed from here, and the way on. */
export function ObstacleNotice({ obstacle, cents, about }: ObstacleNoticeProps) {
  const { tone, title, text, to } = obstacleWords(obstacle, cents);
  return (
    <Notice
      tone={tone}
      title={about ? words.obstacles.about(about, title) : title}
      live={obstacle === 'not_ready'}
    >
      <p>{text}</p>
      {to && (
        <ButtonLink to={to.href} look="plain">
          {to.label}
        </ButtonLink>
      )}
    </Notice>
  );
}
