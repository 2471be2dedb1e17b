import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { PhotoUpload } from '../../components/photo-upload/photo-upload.tsx'
import { usePhotoUploads, type PhotoUploads } from '../../components/photo-upload/use-photo-uploads.ts'
import type { RecipeInput } from '../../gql/operations.ts'
import { ownRecipe } from '../../messages/own-recipe.ts'
import { Button } from '../../ui/button.tsx'

const text = ownRecipe.form

/** Width by height of a recipe's picture. */
const ASPECT = 4 / 3

/** The photo of a recipe while it is written. */
interface RecipePhoto {
  uploads: PhotoUploads
  /** Address of the one that the recipe shows until now; null for none, and once it is taken off. */
  shown: string | null
  takeOff: () => void
  /** What is to be sent of it: nothing where it stays as it was. */
  chosen: Pick<RecipeInput, 'imageId'>
}

/** @param former address of the photo that the recipe shows, if it does */
export function useRecipePhoto(former: string | null): RecipePhoto {
  const uploads = usePhotoUploads({ max: 1 })
  const [isOff, setOff] = useState(false)
  const added = uploads.photos[0]
  const chosen = added ? { imageId: added.id } : isOff ? { imageId: null } : {}
  return { uploads, shown: isOff ? null : former, takeOff: () => setOff(true), chosen }
}

/** The photo a recipe has, or a way to give it one. */
export function PhotoPart({ photo: { uploads, shown, takeOff } }: { photo: RecipePhoto }) {
  if (shown === null) return <PhotoUpload uploads={uploads} aspect={ASPECT} />
  return (
    <Stack gap="3" align="start">
      <chakra.img src={shown} alt={text.photoAlt} aspectRatio={ASPECT} w="full" maxW="md" objectFit="cover" borderRadius="lg" bg="leaf.soft" />
      <Button onClick={takeOff}>{text.removePhoto}</Button>
    </Stack>
  )
}
