import { minimumNodeVersion, runsOn } from './minimumNodeVersion.ts'

// Nothing else is imported statically: an older Node would fail in the middle of it, with an error that helps nobody.
if (runsOn(process.versions.node)) {
  await import('./startStore.js')
} else {
  console.error(`The store needs Node ${minimumNodeVersion} or newer; this is Node ${process.versions.node}.`)
  process.exitCode = 1
}
