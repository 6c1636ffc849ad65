import { useState } from 'react'
import { Library } from '../features/pictures/library.tsx'
import { PictureDialog } from '../features/pictures/picture-dialog.tsx'
import { PageHead } from '../ui/page-head.tsx'

/** The library: what it shows, who may be seen, where it stands. */
export function PicturesScreen() {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <PageHead crumbs={[{ label: 'Content' }, { label: 'Pictures' }]} title="Pictures" />
      <Library onOpen={({ id }) => setOpen(id)} />
      {open !== null && <PictureDialog key={open} id={open} onClose={() => setOpen(null)} />}
    </>
  )
}
