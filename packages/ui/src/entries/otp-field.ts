export { OtpField, type OtpFieldProps } from '../OtpField/OtpField.tsx'
