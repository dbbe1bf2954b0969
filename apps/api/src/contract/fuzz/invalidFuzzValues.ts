/** Placeholder for a number of four hundred digits, which JavaScript cannot represent. */
export const hugeNumberPlaceholder = 'a number of 400 digits'

const deep = (depth: number): unknown => (depth === 0 ? 0 : [deep(depth - 1)])

/** Values that no field expects. */
export const invalidFuzzValues: readonly unknown[] = [
  ...[null, true, false, -1, 0, 1.5, -0.01, 2 ** 31, 2 ** 53, 1e308, hugeNumberPlaceholder],
  ...['', ' ', '0', '-1', '1e3', '0x10', '١٢٣', 'null', 'undefined', '[object Object]'],
  ...['a\0b', '\ud800', 'x\udc00', '\uffff', '\u202e', '🎁'.repeat(300), 'x'.repeat(5000)],
  ...[
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '{"$gt":""}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '{{7*7}}',
  ],
  ...['31-02-2027', '2027-02-30', '00-00-0000', '99999999999999999999', 'Infinity', 'NaN'],
  ...[{}, [], [[]], { length: 1e9 }, { toString: 1 }, { constructor: { prototype: {} } }, deep(200)],
]
