export { useMediaQuery } from '../mediaQuery/useMediaQuery.ts'
