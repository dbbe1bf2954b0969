import { isSupportedNodeVersion, minimumNodeVersion } from './minimumNodeVersion.ts'

// Nothing else is imported statically, because an older Node would fail there with an unclear error.
if (isSupportedNodeVersion(process.versions.node)) {
  await import('./startStore.js')
} else {
  console.error(`The store needs Node ${minimumNodeVersion} or newer; this is Node ${process.versions.node}.`)
  process.exitCode = 1
}
