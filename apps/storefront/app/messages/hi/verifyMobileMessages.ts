import type { verifyMobileMessages as English } from '../en/verifyMobileMessages.ts'

/** Hindi messages of the offer to verify a mobile number after an order. */
export const verifyMobileMessages: typeof English = {
  text: 'अपने मोबाइल नंबर की पुष्टि करें, ताकि कूरियर आपसे संपर्क कर सके।',
  verify: 'नंबर की पुष्टि करें',
  notNow: 'अभी नहीं',
}
