/** Occasions of a greeting card by display name (specification 2, section 3: Occasion list). */
export const greetingOccasions = {
  Birthday: 1,
  Anniversary: 2,
  'Love and romance': 3,
  Congratulations: 4,
  'Thank you': 5,
  'Get well soon': 6,
  'New baby': 7,
  Diwali: 8,
  'Raksha Bandhan': 9,
} as const
