import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findFreePort } from '@store/config/findFreePort'
import { Builder, Capabilities, Key, type WebDriver, WebElement } from 'selenium-webdriver'
import { type OpenTab, revealElement, type TabElement } from './Tab.ts'

const driverPath = '/usr/bin/WebKitWebDriver'

/** Paths at which the packages of Debian and Ubuntu install the browser of WebKitGTK. */
const browsers = ['4.1', '6.0', '4.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)

/** Returns the path of WebKitGTK’s browser when its driver and a virtual screen are installed. */
export const findWebKit = (): string | undefined =>
  existsSync(driverPath) && existsSync('/usr/bin/Xvfb')
    ? browsers.find((path) => existsSync(path))
    : undefined

/** Opens a tab in WebKitGTK, the engine of Safari, by WebDriver. */
export const openWebKit: OpenTab = async (width) => {
  const port = await findFreePort()
  const screen = `:${100 + (port % 1000)}`
  const xvfb = spawn('Xvfb', [screen, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  const service = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen },
    stdio: 'ignore',
  })
  const driver = await connect(`http://127.0.0.1:${port}`)
  await driver.manage().window().setRect({ width, height: 844 })
  const enter = async (frame: string | undefined) => {
    await driver.switchTo().defaultContent()
    if (frame !== undefined) await driver.switchTo().frame(await driver.findElement({ css: frame }))
  }
  return {
    goto: (url) => driver.get(url),
    goBack: () => driver.navigate().back(),
    goForward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    getUrl: () => driver.getCurrentUrl(),
    evaluate: async (expression, frame) => {
      await enter(frame)
      return await driver.executeScript(`return ${expression}`)
    },
    find: async (expression, frame) => {
      await enter(frame)
      const found = await driver.executeScript(`return ${expression}`)
      return found instanceof WebElement ? toTabElement(driver, found) : undefined
    },
    takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit()
      stop(service)
      stop(xvfb)
    },
  }
}

/** Connects once the driver listens. */
async function connect(server: string): Promise<WebDriver> {
  while (!(await fetch(`${server}/status`).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const options = { binary: findWebKit(), args: ['--automation'] }
  const capabilities = new Capabilities()
    .setBrowserName('MiniBrowser')
    .set('webkitgtk:browserOptions', options)
  return await new Builder().usingServer(server).withCapabilities(capabilities).build()
}

const toTabElement = (driver: WebDriver, element: WebElement): TabElement => ({
  reveal: () => driver.executeScript(`return (${revealElement})(arguments[0])`, element),
  click: () => element.click(),
  type: (text) => element.sendKeys(text.replaceAll('\n', Key.ENTER)),
  upload: (path) => element.sendKeys(path),
})

const stop = (child: ChildProcess) => child.kill('SIGTERM')
