import { defineCallFuzzTests } from './fuzz/defineCallFuzzTests.ts'

defineCallFuzzTests('guest')
