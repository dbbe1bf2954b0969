/** Products that are one gift in several colors or sizes (specification 2, section 3: Variant entry). */
export const variantGroups: readonly {
  readonly kind: 'color' | 'size'
  readonly heading: string
  readonly entries: readonly {
    readonly nid: number
    /** Internal value (variant_value). */
    readonly value: string
    /** Display name (display_name). */
    readonly name: string
  }[]
}[] = [
  {
    kind: 'color',
    heading: 'Select Color',
    entries: [
      { nid: 1001, value: 'red', name: 'Red' },
      { nid: 1004, value: 'pink', name: 'Pink' },
      { nid: 1005, value: 'yellow', name: 'Yellow' },
      { nid: 1006, value: 'white', name: 'White' },
    ],
  },
  {
    kind: 'size',
    heading: 'Select Size',
    entries: [
      { nid: 1007, value: '6', name: '6 roses' },
      { nid: 1001, value: '12', name: '12 roses' },
      { nid: 1008, value: '24', name: '24 roses' },
      { nid: 1009, value: '50', name: '50 roses' },
    ],
  },
  {
    kind: 'size',
    heading: 'Select Size',
    entries: [
      { nid: 5001, value: '30', name: '30 cm' },
      { nid: 5004, value: '60', name: '60 cm' },
      { nid: 5005, value: '90', name: '90 cm' },
    ],
  },
  {
    kind: 'color',
    heading: 'Select Color',
    entries: [
      { nid: 5002, value: 'white', name: 'White' },
      { nid: 5008, value: 'black', name: 'Black' },
    ],
  },
  {
    kind: 'size',
    heading: 'Select Size',
    entries: [
      { nid: 3002, value: 'small', name: 'Small' },
      { nid: 3003, value: 'large', name: 'Large' },
    ],
  },
  {
    kind: 'color',
    heading: 'Select Color',
    entries: [
      { nid: 12003, value: 'wood', name: 'Light wood' },
      { nid: 12004, value: 'black', name: 'Black' },
    ],
  },
]
