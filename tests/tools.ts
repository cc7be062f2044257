/**
 * Why the program that `find` looks for cannot be used, or nothing if it can. The tests that need it are then left out;
 * `npm run install:programs` says so.
 */
export function faultOf(find: () => unknown) {
  try {
    find()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
