import { findFreePort } from '@store/config/findFreePort'
import { copySeededData, launch, stopProcess } from './launch.ts'

/** A store with all additions of demo mode: the simulated bank and the simulated Google. */
export interface DemoStore {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts the built store with the defaults of `npm start`, except that a code may be resent at once. */
export async function startDemoStore(): Promise<DemoStore> {
  const port = await findFreePort()
  const data = await copySeededData()
  const settings = {
    STORE_PORT: String(port),
    STORE_DATA: data.path,
    STORE_TRUST_PROXY: '1',
    STORE_TEST_BANK: '1',
    STORE_TEST_GOOGLE: '1',
    STORE_LIMITS: 'otpResendMs=1000',
    STORE_COD_FOR_GIFTS: '0',
  }
  const child = await launch('../dist/main.js', settings, 'The store is open')
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      await stopProcess(child)
      await data.remove()
    },
  }
}
