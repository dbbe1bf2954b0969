import { Button } from '@store/ui'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { commonMessages } from '#messages/commonMessages.ts'
import { signInMessages } from '#messages/signInMessages.ts'
import { brand } from '../../brand.ts'
import type { Stores } from '../../composition/createStores.ts'
import { continueSignOn } from './continueSignOn.ts'
import styles from './SignIn.module.css'

/** Props of `SignIn`. */
export interface SignInProps {
  readonly login: Stores['login']
  readonly session: Stores['visitor']['session']
}

/**
 * Opens the login, and then continues with the partner site's request. It never continues without a login or a press of
 * the button.
 */
export function SignIn({ login, session }: SignInProps) {
  const { signIns } = useStore(login)
  const visitor = useStore(session)
  const isUser = visitor.kind === 'user' && visitor.isVerified
  const isUnverified = visitor.kind === 'user' && !visitor.isVerified

  useEffect(() => {
    const isGuest = session.getState().kind === 'guest'
    // A login that was interrupted by a reload or by the redirect to Google reopens automatically.
    if (isGuest && !login.getState().isResumed) void login.request({ kind: 'account' })
  }, [login, session])

  useEffect(() => {
    // A visitor without a verified address is redirected back here, where a text explains the reason.
    const now = session.getState()
    if (signIns > 0 && now.kind === 'user' && now.isVerified) continueSignOn()
  }, [signIns, session])

  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{signInMessages.title(brand.name)}</h1>
      <p className={styles.text}>
        {isUnverified ? signInMessages.unverified : isUser ? signInMessages.signedIn : signInMessages.text}
      </p>
      {isUser ? (
        <Button size="l" onClick={continueSignOn}>
          {signInMessages.goOn}
        </Button>
      ) : (
        <Button size="l" hasPopup="dialog" onClick={() => void login.request({ kind: 'account' })}>
          {commonMessages.login}
        </Button>
      )}
    </section>
  )
}
