import { createFakeLogin } from '@store/api-client/testing'
import { LoginDialog, LoginProvider } from '@store/login-dialog'
import { createLoginStore } from '@store/login-dialog/headless'
import { Button } from '@store/ui'
import { useMemo, useState } from 'react'
import { guestPorts } from './guestPorts.ts'
import '@store/ui/styles.css'
import '@store/login-dialog/styles.css'

/** The login dialog with a fake API client. The hint below the code field shows the code, because no mail is sent. */
export function LoginExample() {
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [store] = useState(() => openLogin(setCode, setName))
  const messages = useMemo(() => ({ otpHint: `No mail is sent here. The code is ${code}.` }), [code])
  return (
    <LoginProvider store={store} messages={messages}>
      <p>{name === '' ? 'You are a guest.' : `Hello, ${name}.`}</p>
      <Button onClick={() => void store.actions.open({ kind: 'account' })}>Sign in</Button>
      <LoginDialog />
    </LoginProvider>
  )
}

function openLogin(onCode: (code: string) => void, onName: (name: string) => void) {
  const { client, newestCode } = createFakeLogin({ latencyMs: 300, hasGoogle: false })
  const sendOtp: typeof client.sendOtp = async (request) => {
    const sent = await client.sendOtp(request)
    onCode(newestCode(request.email))
    return sent
  }
  return createLoginStore({
    ports: {
      ...guestPorts,
      client: { ...client, sendOtp },
      onSignedIn: ({ name, email }) => onName(name || email),
    },
  })
}
