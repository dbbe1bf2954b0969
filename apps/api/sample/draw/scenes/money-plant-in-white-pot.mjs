import { plants } from '../plants.mjs'

export default await plants.trailing({ tint: '#F3C6C0' })
