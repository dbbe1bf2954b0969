import type { NameTitle, UserContact } from '@store/api-client/contract/login'
import type { LoginResult, ReadonlyStore, RequestLogin } from '@store/api-client/contract/ports'
import type { LoginState } from './LoginState.ts'

/** The dialog's store: its state, and the actions that change it. */
export interface LoginStore extends ReadonlyStore<LoginState> {
  readonly actions: LoginActions
  /** Returns the whole seconds until the OTP may be resent, by the host's clock; 0 when resending is allowed. */
  readonly secondsToResend: () => number
}

/** Actions of a visitor or host on the dialog. */
export interface LoginActions extends LoginFieldActions, LazyStepActions {
  /** Opens the dialog and resolves when it closes. If it is already open, that login ends and a new one starts. */
  readonly open: RequestLogin
  /**
   * Resumes a login of this page that started before a reload or a redirect to Google. The host calls it when
   * `@store/login-dialog/resume` finds one.
   */
  readonly resume: (from?: { readonly handle?: string | undefined }) => Promise<void>
  /**
   * Asks a signed-in visitor for a mobile number to send an OTP to; `known` fills the field. Resolves as `loggedIn`
   * when the dialog closes, whether or not the number was verified.
   */
  readonly promptForNumber: (known: UserContact) => Promise<LoginResult>
  /** Closes the dialog; form values are kept for the next time. A visitor who is already signed in stays signed in. */
  readonly close: () => void
  /** Handles a restore of the page from the back/forward cache (specification 1, section 2). */
  readonly handleBfcacheRestore: () => void
  /**
   * Ends a login whose visitor signed in in another tab: it resolves as `loggedIn`. The host calls it when it is
   * notified of that login.
   */
  readonly handleCrossTabSignIn: () => void
  /** Checks the email address, and immediately sends an OTP to a known one. */
  readonly submitEmail: () => Promise<void>
  /** Goes back to the email step; all form values are kept. */
  readonly changeEmail: () => void
}

/** Actions that update form values. */
export interface LoginFieldActions {
  /** Updates the email field. */
  readonly typeEmail: (text: string) => void
  /** Updates the title of a new user. */
  readonly chooseTitle: (title: NameTitle) => void
  /** Updates the name field. */
  readonly typeName: (text: string) => void
  /** Updates the mobile number and, if given, its country code without plus. */
  readonly typeMobile: (text: string, countryCode?: string) => void
  /** Updates the OTP field; the visitor may type spaces and hyphens as separators. */
  readonly typeOtp: (text: string) => void
}

/** Actions after the first step. Each does nothing at other steps or while a request is pending. */
export interface LazyStepActions {
  /** Redirects to Google; the login continues after the redirect back. */
  readonly continueWithGoogle: () => Promise<void>
  /** Sends an OTP to a new user, or signs up immediately if Google verified the address or the order is from abroad. */
  readonly submitDetails: () => Promise<void>
  /** Signs in or up with the typed OTP. */
  readonly submitOtp: () => Promise<void>
  /** Resends the OTP through the same channel when that is allowed; it invalidates the last one. */
  readonly resend: () => Promise<void>
  /**
   * Sends another OTP through the other channel, email or text message, when that is allowed; it invalidates the last
   * one.
   */
  readonly sendByOtherChannel: () => Promise<void>
  /**
   * Sends an OTP to the typed number of the signed-in visitor. Until the OTP is entered, the number is stored as
   * unverified.
   */
  readonly submitNumber: () => Promise<void>
  /** Goes back from the OTP to the number that it was sent to. */
  readonly changeNumber: () => Promise<void>
  /** Verifies the new mobile number of the signed-in visitor with the typed OTP. */
  readonly submitMobile: () => Promise<void>
}
