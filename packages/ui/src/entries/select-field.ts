export { SelectField, type SelectFieldProps, type SelectOption } from '../SelectField/SelectField.tsx'
