export { getReferral, type Referral } from './getReferral.ts'
export { type ReferralsClient, referralCalls } from './referralCalls.ts'
