import { PERMISSION_READERS, readPermissions } from "../../permissions";
import { defineKind } from "../define";

/** A client's own rules about what runs, what is asked and what is refused. */
export default defineKind({
  id: "permissions",
  claims: (path) => PERMISSION_READERS.some(({ fileName }) => fileName.test(path)),
  read(file) {
    const read = readPermissions(file.path, file.text);
    if (!read || read.rules.length + read.remarks.length === 0) return undefined;
    const { reader, rules, remarks, order } = read;
    return {
      said: {
        title: reader.label,
        rules,
        remarks,
        ...(order && { order }),
      },
    };
  },
});
