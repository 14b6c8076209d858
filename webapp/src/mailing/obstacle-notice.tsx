import { ButtonLink, Notice } from '#webapp/kit/index.ts';
import { words } from './mailing.words.tsx';
import { obstacleWords, type Obstacle } from './obstacle-words.ts';

interface ObstacleNoticeProps {
  readonly obstacle: Obstacle;
  readonly cents: number | undefined;
  /** What the letter lists although its file was not uploaded. */
  readonly missing?: readonly string[];
  /** Which of several letters it is about. */
  readonly about?: string | undefined;
}

/** Why a letter can't be mailed from here, and the way on. */
export function ObstacleNotice({ obstacle, cents, missing = [], about }: ObstacleNoticeProps) {
  const { tone, title, text, to } = obstacleWords(obstacle, cents);
  return (
    <Notice
      tone={tone}
      title={about ? words.obstacles.about(about, title) : title}
      live={obstacle === 'not_ready'}
    >
      {missing.length > 0 && (
        <>
          <p>{words.obstacles.notUploaded}</p>
          <ul>
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <p>{text}</p>
      {to && (
        <ButtonLink to={to.href} look="plain">
          {to.label}
        </ButtonLink>
      )}
    </Notice>
  );
}
