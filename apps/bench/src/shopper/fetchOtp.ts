/** Returns the newest one-time password in demo mode's outbox for an email address. */
export async function fetchOtp(origin: string, email: string): Promise<string> {
  const page = await (await fetch(`${origin}/api/outbox`)).text()
  const mail = page
    .split('<article>')
    .slice(1)
    .find((article) => article.includes(email))
  const code = /<h2>(\d+) /.exec(mail ?? '')?.[1]
  if (code === undefined) throw new Error(`The outbox shows no code for ${email}.`)
  return code
}
