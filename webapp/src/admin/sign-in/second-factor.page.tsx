import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { encode } from 'uqr';
import {
  Answered,
  askForPasskey,
  browserHasPasskeys,
  BusyButton,
  callApi,
  dataOf,
  Icon,
  makePasskey,
  mutationOf,
  Notice,
  Page,
  useMutation,
} from '#webapp/kit/index.ts';
import { type AdminStatus, useAdminStatus } from '../admin.queries.ts';
import '../mantine.css';
import { byContract, useStaffForm } from '../staff-form.tsx';

/** A QR code as one drawing: no picture is fetched, and the text never leaves the page. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    // White in the dark too: a camera reads dark on light.
    <Paper w="fit-content" p="xs" bg="#fff">
      <svg
        width="12rem"
        height="12rem"
        display="block"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
    </Paper>
  );
}

/** The six digits that an authenticator app shows right now. */
function AppCode({ action }: { readonly action: string }) {
  const navigate = useNavigate();
  const form = useStaffForm({
    initialValues: { code: '' },
    validate: byContract(adminAuthEndpoints.proveTotp.body),
    send: async (body) => {
      const answer = await callApi(adminAuthEndpoints.proveTotp, { body });
      if (!answer.ok && answer.problem.status === 401) return '/admin/login';
      await dataOf(Promise.resolve(answer));
      return '/admin/dashboard';
    },
    mainField: 'code',
    onDone: (next) => void navigate(next, { replace: true }),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack>
        <TextInput
          {...form.field('code')}
          id="code"
          name="code"
          label="Six-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          data-size="short"
          maxLength={6}
          onChange={({ currentTarget }) => form.set('code', currentTarget.value.replace(/\D/g, ''))}
        />
        <div>
          <BusyButton
            type="submit"
            variant="filled"
            busyLabel={form.isBusy && 'Checking the code…'}
          >
            {action}
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}

/** A new secret, shown once as a picture and as text, and proved with the first code. */
function NewAppCode() {
  const {
    data: made,
    error,
    isPending,
    mutate,
  } = useMutation(mutationOf(adminAuthEndpoints.startTotp));
  if (!made) {
    return (
      <>
        <Text c="dimmed">An app on your phone that shows a new code every 30 seconds.</Text>
        {error && <Notice tone="error" title={error.message} />}
        <div>
          <BusyButton
            onClick={() => mutate({ body: {} })}
            busyLabel={isPending && 'Making a secret…'}
          >
            Use an authenticator app
          </BusyButton>
        </div>
      </>
    );
  }
  return (
    <>
      <p>Scan this with the app, or type the secret into it. It is shown only now.</p>
      <QrCode text={made.uri} label="QR code with the secret for your authenticator app" />
      <Text ff="monospace" lts="0.04em" style={{ userSelect: 'all' }} className="anywhere">
        {inFours(made.secret)}
      </Text>
      <AppCode action="Turn it on" />
    </>
  );
}

function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

interface FactorPasskeyProps {
  readonly title: string;
  /** The one way there is. */
  readonly only?: boolean;
  readonly children: ReactNode;
}

/** A passkey as the second factor: made if there is none yet, else used. The server says which. */
function FactorPasskey({ title, only = false, children }: FactorPasskeyProps) {
  const navigate = useNavigate();
  const prove = useMutation({
    mutationFn: provePasskey,
    onSuccess: () => void navigate('/admin/dashboard', { replace: true }),
  });
  return (
    <Stack component="section" py="lg" className="rule-above" aria-labelledby="passkey-heading">
      <Title order={2} size="h3" id="passkey-heading">
        {title}
      </Title>
      <Text c="dimmed">{children}</Text>
      {prove.error && <Notice tone="error" title={prove.error.message} />}
      <div>
        {browserHasPasskeys() ? (
          <BusyButton
            leftSection={<Icon name="key" />}
            variant={only ? 'filled' : 'default'}
            onClick={() => prove.mutate()}
            busyLabel={prove.isPending && 'Waiting for your device…'}
          >
            Use a passkey
          </BusyButton>
        ) : (
          <Text c="dimmed">This browser can’t use passkeys. A newer one can.</Text>
        )}
      </div>
    </Stack>
  );
}

async function provePasskey(): Promise<void> {
  const { secondFactor, options } = await dataOf(
    callApi(adminAuthEndpoints.startAdminPasskey, { body: {} }),
  );
  const outcome = await (secondFactor === 'set_up' ? makePasskey(options) : askForPasskey(options));
  if (!outcome.ok) throw new Error('No passkey was used. Please try again.');
  const body = { response: outcome.response };
  await dataOf(callApi(adminAuthEndpoints.proveAdminPasskey, { body }));
}

/** Between the emailed link and the dashboard, where the operator asks for a second factor. */
export function SecondFactorPage() {
  const status = useAdminStatus();
  const settingUp = status.data?.secondFactor === 'set_up';
  return (
    <Page
      title="Second step"
      heading={settingUp ? 'Set up your second step' : 'Your second step'}
      width="narrow"
      lead={
        settingUp
          ? 'A link by email is not enough here. Choose what you prove yourself with, now and each time you sign in.'
          : 'The link was right. One more proof, and you are in.'
      }
    >
      <Answered answer={status} what="your sign-in" lines={4}>
        {(data) => <Factors status={data} />}
      </Answered>
    </Page>
  );
}

function Factors({ status }: { readonly status: AdminStatus }) {
  const { isAuthenticated, secondFactor, factors } = status;
  if (!isAuthenticated) return <Navigate to="/admin/login" replace />;
  if (secondFactor === 'none') return <Navigate to="/admin/dashboard" replace />;
  if (secondFactor === 'set_up') {
    return (
      <div>
        <Stack component="section" py="lg" className="rule-above" aria-labelledby="app-heading">
          <Title order={2} size="h3" id="app-heading">
            With an authenticator app
          </Title>
          <NewAppCode />
        </Stack>
        <FactorPasskey title="With a passkey">
          Your fingerprint, your face, or the PIN of this device or of a security key.
        </FactorPasskey>
      </div>
    );
  }
  return (
    <div>
      {factors.includes('totp') && (
        <Stack component="section" py="lg" className="rule-above" aria-labelledby="app-heading">
          <Title order={2} size="h3" id="app-heading">
            The code from your app
          </Title>
          <AppCode action="Continue" />
        </Stack>
      )}
      {factors.includes('passkey') && (
        <FactorPasskey title="Your passkey" only={!factors.includes('totp')}>
          The one you set up for this.
        </FactorPasskey>
      )}
      <Text py="lg" className="rule-above">
        Lost it? Whoever runs this server can take it off your address. After that you set up a new
        one here.
      </Text>
    </div>
  );
}
