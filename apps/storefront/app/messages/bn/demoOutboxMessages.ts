// First draft by machine: no native speaker has reviewed it yet.
import type { demoOutboxMessages as English } from '../en/demoOutboxMessages.ts'

/** Bengali messages of the login in demo mode. */
export const demoOutboxMessages: typeof English = {
  code: 'নমুনা স্টোর: আপনার কোড আউটবক্সে আছে (নতুন ট্যাবে খোলে)',
}
