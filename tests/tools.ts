/** Whether `find` finds the program that some tests need. Without it they are left out, but not with `CI` set. */
export function isThere(find: () => unknown) {
  try {
    find()
    return true
  } catch (error) {
    if (process.env.CI) throw error
    return false
  }
}
