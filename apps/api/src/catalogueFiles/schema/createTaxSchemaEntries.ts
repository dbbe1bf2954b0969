import { description, maxValue, minValue, multipleOf, number, optional, pipe, regex, string } from 'valibot'

/** The tax of a product, of all products of a category, or of all products. */
export const createTaxSchemaEntries = (byDefault: string) => ({
  hsn: optional(
    pipe(
      string(),
      regex(/^\d{4,8}$/, '4 to 8 digits in quotes'),
      description(`HSN or SAC code on invoices. Default: ${byDefault}.`),
    ),
  ),
  gst: optional(
    pipe(
      number(),
      minValue(0),
      maxValue(100),
      multipleOf(0.25, 'a GST rate such as 5 or 18'),
      description(`GST rate in percent, which the price includes. Default: ${byDefault}.`),
    ),
  ),
})
