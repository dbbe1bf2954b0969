import { findChromium } from './findChromium.ts'

// Unpacks the browser before several steps need it concurrently.
console.log((await findChromium()).executablePath)
