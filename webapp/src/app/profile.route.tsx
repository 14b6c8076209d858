import { ProfilePage } from '#webapp/accounts/index.ts';
import { SavedSignatureCard } from '#webapp/letters/index.ts';

/** The profile, with the signature that letters keep. */
function ProfileRoute() {
  return <ProfilePage savedSignature={<SavedSignatureCard />} />;
}

export { ProfileRoute as Component };
