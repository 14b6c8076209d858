import { useCurrentUser } from '#webapp/accounts/index.ts';
import { ContactPage } from '#webapp/contact/index.ts';
import { useSignedIn } from '#webapp/kit/index.ts';

/** The contact page, with what we know already of who is signed in. */
export function ContactRoute() {
  return useSignedIn() ? <KnownPerson /> : <ContactPage person={undefined} />;
}

function KnownPerson() {
  const user = useCurrentUser();
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return <ContactPage person={user && { name, email: user.email }} />;
}
