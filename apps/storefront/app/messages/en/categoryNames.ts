/** English names of the categories that the error pages link to. */
export const categoryNames = {
  flowers: 'Flowers',
  cakes: 'Cakes',
  plants: 'Plants',
  combos: 'Combos',
  gifts: 'Gifts',
  'personalised-gifts': 'Personalised',
  hampers: 'Hampers',
  'send-rakhi': 'Rakhi',
}
