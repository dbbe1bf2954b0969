import { findChromium } from './findChromium.ts'

// Unpacks the browser before several steps need it at the same time.
console.log((await findChromium()).executablePath)
