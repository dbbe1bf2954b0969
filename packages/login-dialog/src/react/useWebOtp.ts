import { useEffect, useRef } from 'react'

/** What a browser that reads text messages is asked for; no library of types knows it yet. */
interface SmsCodeRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] }
}

/**
 * Takes the code out of the text message that brings it, where a browser can (WebOTP); the visitor is asked by the
 * browser, and nothing is submitted. `isWanted` only while a text message is waited for.
 */
export function useWebOtp(isWanted: boolean, onCode: (code: string) => void): void {
  const take = useRef(onCode)
  take.current = onCode

  // The message comes to the browser, not to the page: it must be listened for, and no longer than the step stands.
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
        // Nobody read the message to us, or the visitor said no: the code is typed.
      },
    )
    return () => listening.abort()
  }, [isWanted])
}
