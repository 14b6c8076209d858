import { useCurrentUser } from '#webapp/accounts/accounts.queries.ts';
import { ContactPage } from '#webapp/contact/index.ts';

/** The contact page, with what we know already of who is signed in. */
function ContactRoute() {
  const user = useCurrentUser();
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return <ContactPage person={user && { name, email: user.email }} />;
}

export { ContactRoute as Component };
