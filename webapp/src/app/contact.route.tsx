import { useEffect, useState } from 'react';
import { ContactPage, type ContactPerson } from '#webapp/contact/index.ts';
import { useSignedIn } from '#webapp/kit/index.ts';

/** The contact page, with what we know already of who is signed in. For a visitor nothing of that is loaded. */
function ContactRoute() {
  const signedIn = useSignedIn();
  const [person, setPerson] = useState<ContactPerson>();
  useEffect(() => {
    if (!signedIn) return undefined;
    let here = true;
    void findPerson().then((found) => here && setPerson(found));
    return () => {
      here = false;
    };
  }, [signedIn]);
  return <ContactPage person={signedIn ? person : undefined} />;
}

/** Where it can't be found out, the fields are empty. */
async function findPerson(): Promise<ContactPerson | undefined> {
  try {
    const { findCurrentUser } = await import('#webapp/accounts/accounts.queries.ts');
    const user = await findCurrentUser();
    const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
    return user && { name, email: user.email };
  } catch {
    return undefined;
  }
}

export { ContactRoute as Component };
