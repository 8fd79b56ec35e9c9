import { type Operation, readOperation } from "../../../domain/document/draft/operations"

/** The operation of the editor button that was pressed, with the values of its selects. */
export function pressedOperation(formData: FormData): Operation | null {
  const text = (name: string) => String(formData.get(name) ?? "")
  const operation = readOperation(text("op"))
  if (operation?.verb === "add-section") return { ...operation, target: text("new-section") }
  if (operation?.verb === "drop" && text("into")) return { ...operation, target: text("into") }
  return operation
}
