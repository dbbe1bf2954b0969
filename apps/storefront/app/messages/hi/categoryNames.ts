import type { categoryNames as English } from '../en/categoryNames.ts'

/** Hindi names of the categories that the error pages link to. */
export const categoryNames: typeof English = {
  flowers: 'फूल',
  cakes: 'केक',
  plants: 'पौधे',
  combos: 'कॉम्बो',
  gifts: 'उपहार',
  'personalised-gifts': 'नाम वाले उपहार',
  hampers: 'हैंपर',
  'send-rakhi': 'राखी',
}
