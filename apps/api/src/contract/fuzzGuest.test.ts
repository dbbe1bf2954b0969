import { fuzzCalls } from './fuzz/fuzzCalls.ts'

fuzzCalls('guest')
