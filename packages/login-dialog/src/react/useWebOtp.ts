import { useEffect, useRef } from 'react'

/** WebOTP request options; TypeScript's DOM library lacks them. */
interface SmsCodeRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] }
}

/**
 * Reads the OTP from its text message if the browser supports WebOTP. The browser asks the visitor for consent, and
 * nothing is submitted. Set `isWanted` only while a text message is expected.
 */
export function useWebOtp(isWanted: boolean, onCode: (code: string) => void): void {
  const take = useRef(onCode)
  take.current = onCode

  // The browser receives the message outside React, so this subscribes and aborts when the step unmounts.
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return
    const listening = new AbortController()
    const request: SmsCodeRequest = { otp: { transport: ['sms'] }, signal: listening.signal }
    navigator.credentials.get(request).then(
      (message) => {
        if (listening.signal.aborted) return
        if (message && 'code' in message && typeof message.code === 'string') take.current(message.code)
      },
      () => {
        // WebOTP found no message, or the visitor declined; then the visitor types the OTP.
      },
    )
    return () => listening.abort()
  }, [isWanted])
}
