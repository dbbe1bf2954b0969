import { isSupportedNodeVersion, minimumNodeVersion } from './minimumNodeVersion.ts'

// The rest is imported dynamically after the version check, because an older Node would fail on a static import with an
// unclear error.
if (isSupportedNodeVersion(process.versions.node)) {
  await import('./startStore.js')
} else {
  console.error(`The store needs Node ${minimumNodeVersion} or newer; this is Node ${process.versions.node}.`)
  process.exitCode = 1
}
