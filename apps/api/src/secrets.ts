import { writeSecrets } from './readSecrets.ts'

const [file = 'data/secrets.json'] = process.argv.slice(2)
await writeSecrets(file)
console.log(`The secrets are in ${file}. Keep a copy apart from the database's.`)
