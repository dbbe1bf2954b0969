import type { LoginFixture } from '../../testing/LoginTestCase.ts'
import { loginSuite } from '../../testing/loginSuite.ts'
import type { ConformanceCheck, ConformanceContext } from '../ConformanceCheck.ts'
import { SkipCheckError } from '../SkipCheckError.ts'
import { randomDigits } from './signUp.ts'

const fixtureOf = ({ visitor, readOtp, wait }: ConformanceContext): LoginFixture => ({
  browser: () => ({
    client: visitor().login,
    completeGoogleLogin: () => {
      throw new SkipCheckError('needs a person at Google')
    },
  }),
  email: `conformance-${randomDigits(12)}@example.com`,
  mobile: `9${randomDigits(9)}`,
  newestCode: readOtp,
  wait,
})

/** The contract of every login. */
export const loginChecks: readonly ConformanceCheck[] = loginSuite.map(({ title, run }) => ({
  title: `login: ${title}`,
  profile: 'minimal',
  run: (context) => run(fixtureOf(context), context.expect),
}))
