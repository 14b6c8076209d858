import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LazyPart, lazyPart } from '#webapp/kit/index.ts';
import { type SignInSlot, StartPage } from '#webapp/letters/start/start.page.tsx';
import { keepWordsOffline } from './keep-offline.ts';

const loginForm = lazyPart(async () => (await import('#webapp/accounts/login-form.tsx')).LoginForm);

/** The email that a letter waits for, asked on the last view of its questions: the page for the code comes next. */
const drawSignIn: SignInSlot = (props) => <SignIn {...props} />;

function SignIn({ redirect, action }: Parameters<SignInSlot>[0]) {
  const navigate = useNavigate();
  return (
    <LazyPart
      part={loginForm}
      props={{
        redirect,
        action,
        onSent: (email: string) =>
          void navigate(`/login?redirect=${encodeURIComponent(redirect)}`, {
            state: { sentTo: email },
          }),
      }}
    />
  );
}

function StartRoute() {
  useEffect(() => void keepWordsOffline(), []);
  return <StartPage signIn={drawSignIn} ahead={[loginForm]} />;
}

export { StartRoute as Component };
