import { ContactPage, type ContactPerson } from '#webapp/contact/index.ts';
import { useQuery, useSignedIn } from '#webapp/kit/index.ts';

/** The contact page, with what we know already of who is signed in. For a visitor nothing of that is loaded. */
function ContactRoute() {
  const isSignedIn = useSignedIn();
  const { data: person } = useQuery({
    queryKey: ['contact-person'],
    queryFn: findPerson,
    enabled: isSignedIn,
  });
  return <ContactPage person={isSignedIn && person ? person : undefined} />;
}

/** Where it can't be found out, the fields are empty. */
async function findPerson(): Promise<ContactPerson | null> {
  try {
    const { findCurrentUser } = await import('#webapp/accounts/accounts.queries.ts');
    const user = await findCurrentUser();
    const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
    return user ? { name, email: user.email } : null;
  } catch {
    return null;
  }
}

export { ContactRoute as Component };
