import { expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'

test.each([
  ['https://northlight.example/storage/banners/1.svg', '/storage/banners/1.svg'],
  ['http://localhost:3000/api/v1/receipts/4/file?until=1&key=k', '/api/v1/receipts/4/file?until=1&key=k'],
  ['/storage/banners/1.svg', '/storage/banners/1.svg'],
  ['https://maps.example/place?from=/storage/', 'https://maps.example/place?from=/storage/'],
  ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
  ['', ''],
])('%s is %s on a page', (address, path) => expect(ownAddress(address)).toBe(path))
