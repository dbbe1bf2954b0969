export { DateField } from '../DateField/DateField.tsx'
export type { DateFieldMessages } from '../DateField/DateFieldMessages.ts'
export type { DateFieldProps } from '../DateField/DateFieldProps.ts'
export { dateFieldEn } from '../DateField/dateFieldEn.ts'
