import { createPackageBuildConfig } from '@store/config/tsup'

export default createPackageBuildConfig({
  prefix: 'login-dialog',
  entry: {
    index: 'src/index.ts',
    headless: 'src/headless.ts',
    resume: 'src/resume.ts',
  },
  element: 'src/element/index.ts',
})
