import type { ApiClient } from '@store/api-client'
import { mobileVerificationSkipStorage } from '@store/host'
import { Button, Notice } from '@store/ui'
import { useEffect, useState } from 'react'
import { verifyMobileMessages } from '#messages/verifyMobileMessages.ts'
import { accountPaths } from '../account/accountPaths.ts'
import styles from './VerifyMobile.module.css'

/** Props of `VerifyMobile`. */
export interface VerifyMobileProps {
  readonly client: Pick<ApiClient, 'profile'>
}

/** Offers to verify the mobile number after the order if the user skipped it at login. */
export function VerifyMobile({ client }: VerifyMobileProps) {
  const [isOffered, setIsOffered] = useState(false)

  // Only the browser knows that verification was skipped, and only the server knows whether it was done since.
  useEffect(() => {
    let isGone = false
    const offer = async () => {
      const answer = await client.profile.get()
      if (answer.ok && answer.value.isMobileProven) mobileVerificationSkipStorage.forget()
      if (!isGone) setIsOffered(answer.ok && !answer.value.isMobileProven && answer.value.mobile !== '')
    }
    if (mobileVerificationSkipStorage.read()) void offer()
    return () => {
      isGone = true
    }
  }, [client])

  if (!isOffered) return null
  return (
    <div className={styles.offer}>
      <Notice kind="info">
        <p className={styles.text}>{verifyMobileMessages.text}</p>
        <Button variant="secondary" href={accountPaths.profile}>
          {verifyMobileMessages.verify}
        </Button>
        <Button variant="quiet" onClick={() => setIsOffered(false)}>
          {verifyMobileMessages.notNow}
        </Button>
      </Notice>
    </div>
  )
}
