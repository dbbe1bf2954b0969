export {
  type PhoneCountry,
  PhoneField,
  type PhoneFieldProps,
  type PhoneValue,
} from '../PhoneField/PhoneField.tsx'
