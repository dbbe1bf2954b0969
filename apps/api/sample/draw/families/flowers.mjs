import otherFlowers from '../recipes/otherFlowers.mjs'
import roses from '../recipes/roses.mjs'

export default { ...roses, ...otherFlowers }
