/** Countries of telephone numbers, in English; the shop's own country is first. */
export const phoneCountries: readonly { readonly code: string; readonly name: string }[] = [
  { code: '91', name: 'India' },
  { code: '61', name: 'Australia' },
  { code: '1', name: 'Canada' },
  { code: '49', name: 'Germany' },
  { code: '65', name: 'Singapore' },
  { code: '971', name: 'United Arab Emirates' },
  { code: '44', name: 'United Kingdom' },
  { code: '1', name: 'United States' },
]
